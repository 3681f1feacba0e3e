@testable import NavCheckCommand

/// What a command line answers.
struct Answer: Equatable {
  var code: Int32
  var output: String
  var errors: String
}

/// Runs a command line in this process.
func running(_ arguments: [String], environment: [String: String] = [:]) -> Answer {
  var output = ""
  var errors = ""
  let code = NavcheckCommand(environment: environment).run(
    arguments: arguments, output: &output, errors: &errors)
  return Answer(code: code, output: output, errors: errors)
}

/// Checks a text as `specs/example.nav`; the folder in which it really lies is not told.
func checking(_ text: String, _ options: String...) throws -> Answer { try checking(text, options) }

/// The same with a list of options.
func checking(_ text: String, _ options: [String]) throws -> Answer {
  let folder = try TemporaryFolder()
  let path = try folder.write("specs/example.nav", text)
  var answer = running(["check", path] + options)
  answer.output = answer.output.replacing(folder.path + "/", with: "")
  answer.errors = answer.errors.replacing(folder.path + "/", with: "")
  return answer
}
