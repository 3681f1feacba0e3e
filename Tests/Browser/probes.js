// What Tests/Browser/run asks of a page; each function runs in the page.

// Every control that a person can use now, each with a number.
function controls() {
  const shown = [...document.querySelectorAll('a[href], button:not(:disabled), input, select, summary, [tabindex="0"]')]
    .filter((one) => one.checkVisibility());
  shown.forEach((one, index) => { one.dataset.control = index; });
  return shown.length;
}

// Texts that lie on each other, run out of their phone or out of the window.
function collisions() {
  const found = [];
  const all = [];
  const walker = document.createTreeWalker(document.getElementById('page'), NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement;
    if (!node.data.trim() || parent.closest('.unseen, .skip, option, select') || !parent.checkVisibility()) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const scroller = parent.closest('.index, pre');
    const phone = parent.closest('.phone');
    for (const rect of range.getClientRects()) {
      if (rect.width < 1 || rect.height < 1) continue;
      if (!scroller && (rect.right > innerWidth + 1 || rect.left < -1)) found.push('out of the window: ' + node.data.slice(0, 60));
      if (phone) {
        const edge = phone.getBoundingClientRect();
        if (rect.right > edge.right + 1 || rect.left < edge.left - 1 || rect.bottom > edge.bottom + 1) {
          found.push('out of its phone: ' + node.data.slice(0, 60));
        }
      }
      if (!scroller) all.push([rect.left, rect.top + scrollY, rect.right, rect.bottom + scrollY, node]);
    }
  }
  const cells = new Map();
  for (const one of all) {
    for (let row = Math.floor(one[1] / 40); row <= Math.floor(one[3] / 40); row += 1) {
      const others = cells.get(row) || [];
      for (const other of others) {
        if (other[4] === one[4]) continue;
        const width = Math.min(one[2], other[2]) - Math.max(one[0], other[0]);
        const height = Math.min(one[3], other[3]) - Math.max(one[1], other[1]);
        if (width > 2 && height > 3) found.push('on each other: ' + one[4].data.slice(0, 40) + ' / ' + other[4].data.slice(0, 40));
      }
      others.push(one);
      cells.set(row, others);
    }
  }
  if (document.documentElement.scrollWidth > innerWidth + 1) found.push('the page is wider than the window');
  return [...new Set(found)];
}

// A random way of at most as many steps as are asked for, by clicks on the steps that are offered.
function walk(seed, length) {
  let state = seed;
  const next = (below) => { state = (state * 1103515245 + 12345) % 2147483648; return Math.floor(state / 65536) % below; };
  location.hash = '#0';
  document.getElementById('restart').click();
  const taken = [];
  const hashes = [document.getElementById('page').dataset.world];
  for (let count = 0; count < length; count += 1) {
    const offered = [...document.querySelectorAll('button[data-step]:not(:disabled)')];
    if (!offered.length) break;
    const one = offered[next(offered.length)];
    taken.push(Number(one.dataset.step));
    one.click();
    hashes.push(document.getElementById('page').dataset.world);
  }
  return {taken, hashes, address: location.hash, trace: document.querySelector('.take pre').textContent};
}

// How many findings the report has, and how many are shown.
function findings() {
  const report = JSON.parse(document.getElementById('data').textContent);
  const wanted = report.checks.flatMap((check) => check.properties.filter((one) => one.verdict === 'violated'));
  const names = [...document.querySelectorAll('.finding .short')].flatMap((one) => one.textContent.split(' · '));
  return [wanted.length, names.length];
}

// The frames that, chosen, are not what the stage shows.
function frames() {
  const wrong = [];
  for (const article of document.querySelectorAll('article.finding')) {
    const buttons = [...article.querySelectorAll('.frame button')];
    for (const [index, button] of buttons.entries()) {
      button.click();
      const place = article.querySelector('.bar .tag').textContent;
      const after = [...article.querySelectorAll('.stage .big .phone')].pop().getAttribute('aria-label');
      const own = button.parentElement.querySelector('.phone').getAttribute('aria-label');
      if (place !== 'Step ' + index + ' of ' + (buttons.length - 1) || after !== own) wrong.push(article.id + ' ' + index);
    }
  }
  return wrong;
}

// What is wrong with the filter; empty for nothing.
function filter() {
  const field = document.querySelector('input[type=search]');
  const visible = () => [...document.querySelectorAll('article.finding')].filter((one) => one.checkVisibility()).length;
  const all = visible();
  const set = (text) => { field.value = text; field.dispatchEvent(new Event('input')); };
  const first = document.querySelector('.finding .short').textContent.split(' · ')[0];
  set(first);
  const some = visible();
  set('no such finding');
  const none = visible();
  const told = document.querySelector('.none').checkVisibility();
  set('');
  return some > 0 && some <= all && none === 0 && told && visible() === all ? '' : [all, some, none, told].join();
}

// The colour and the letters of each coordinator of the first chart.
function looks() {
  const found = new Map();
  for (const one of document.querySelectorAll('.lane-head .owner')) {
    const mark = one.querySelector('.mono2');
    if (mark) found.set(one.querySelector('.name').textContent, [getComputedStyle(mark).backgroundColor, mark.textContent]);
  }
  return [...found];
}
