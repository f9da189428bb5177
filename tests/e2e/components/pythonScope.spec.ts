import { expect, test } from '../../support/fixturePage';

/** Asks for a way out of the worker by every road that Python has to JavaScript, and names those that are open. */
const probe = `
import js
from pyodide.code import run_js
from pyodide.ffi import jsnull

names = """fetch XMLHttpRequest WebSocket WebSocketStream WebTransport EventSource Request Response
BroadcastChannel indexedDB IDBFactory caches CacheStorage cookieStore Worker SharedWorker importScripts
FontFace Notification FileReaderSync webkitRequestFileSystem location origin scheduler trustedTypes""".split()
found = {f"js.{name}" for name in names if hasattr(js, name)}
found |= {f"run_js {name}" for name in names if run_js(f"typeof {name}") != "undefined"}
found |= {f"navigator.{name}" for name in js.Object.keys(js.navigator) if name not in ("hardwareConcurrency", "language", "languages")}
level = js.globalThis
while level is not jsnull:
    found |= {f"prototype {key}" for key in js.Object.getOwnPropertyNames(level) if key in names}
    level = js.Object.getPrototypeOf(level)

def refused(road, ask):
    try:
        answer = ask()
        if hasattr(answer, "send"):
            # As far as its first wait, which is for the browser's answer.
            answer.send(None)
        found.add(road)
    except Exception:
        pass

def with_urllib():
    from urllib.request import urlopen
    return urlopen("http://localhost:5006/")

def with_open_url():
    from pyodide.http import open_url
    return open_url("/")

def with_pyfetch():
    from pyodide.http import pyfetch
    return pyfetch("/")

for road in (with_urllib, with_open_url, with_pyfetch):
    refused(road.__name__, road)
print("Vägar ut:", sorted(found) or "inga")
`;

test('a program finds no way out of its worker, by whatever road', async ({ page }) => {
  await page.goto('/courses/pyrun');
  const title = 'Räkna medelvärdet';
  const area = page.getByRole('region', { name: title });
  await area.getByRole('textbox', { name: `Pythonkod: ${title}` }).click();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.insertText(probe.trim());
  await area.getByRole('button', { name: 'Kör', exact: true }).click();
  const output = area.getByRole('log', { name: 'Utskrift' });
  // Python is several megabytes.
  await expect(output).toContainText('Vägar ut:', { timeout: 120_000 });
  await expect(output).toContainText('Vägar ut: inga');
});
