"""How Carson is built: the web app, the compiled engine, and the folder `.venv` that `make` prepares.

Three doors lead here: `make` (prepare.py, with progress on the screen), the build hook of the package
(hatch_build.py) and the tests. All of them build the engine with engine.py and the web app with web.py.
"""
