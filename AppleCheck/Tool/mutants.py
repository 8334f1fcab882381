def check_all(checker, configurations, workers, report):
    pass
