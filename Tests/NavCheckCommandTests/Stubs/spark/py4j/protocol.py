class Py4JJavaError(Exception):
    """What Spark throws where a job has failed; here, the error of the task is thrown as it is."""
