import json
json.loads("{")