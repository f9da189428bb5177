import { requestFor } from '../../../packages/lesson-check/src/pagePython/requestFor';
import { expect, test } from '../../support/fixturePage';

/** A message as the page sends it, whose program says that it has run. */
const ownMessage = {
  data: {
    kind: 'run',
    request: requestFor('print("Förfalskad")', { setup: { file: 'annat.py' } }),
  },
};

/**
 * Asks for a way out of the worker by every road that Python has to JavaScript, and names those
 * that are open. What it asks the network for is below /vag-ut/. The small site sends no security
 * policy with the worker, as some hosts do: what holds here holds without one.
 */
const probe = `
import js
import pyodide_js
from pyodide.code import run_js
from pyodide.ffi import jsnull

names = """fetch XMLHttpRequest WebSocket WebSocketStream WebTransport EventSource Request Response
BroadcastChannel postMessage indexedDB IDBFactory caches CacheStorage cookieStore Worker SharedWorker importScripts
FontFace Notification FileReaderSync webkitRequestFileSystem location origin scheduler trustedTypes""".split()
found = {f"js.{name}" for name in names if hasattr(js, name)}
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

# Code made of text could say import().
text = "import('/vag-ut/kod')"
kinds = {
    "run_js": lambda: run_js(text),
    "js.eval": lambda: js.eval(text),
    "js.Function": lambda: js.Function.new(text)(),
    "a constructor": lambda: js.Object.constructor(text)(),
    "pyodide_js's constructor": lambda: pyodide_js.loadPackage.constructor(text)(),
    "an async constructor": lambda: js.Object.getPrototypeOf(pyodide_js.loadPackage).constructor(text)(),
    "setTimeout": lambda: js.setTimeout(text, 0),
    "setInterval": lambda: js.setInterval(text, 0),
    "IDBFS": lambda: pyodide_js.FS.filesystems.IDBFS.indexedDB(),
}
for road, ask in kinds.items():
    refused(road, ask)

# What Pyodide promises to fetch is asked of the page: these answer later, if at all.
def ask_later(ask):
    try:
        ask()
    except Exception:
        pass

ask_later(lambda: pyodide_js.loadPackage("/vag-ut/paket-1.0-py3-none-any.whl"))
ask_later(lambda: pyodide_js._api.loadBinaryFile("/vag-ut/fil"))
ask_later(lambda: pyodide_js._api.loadDynlib("/vag-ut/bibliotek.so", False))
ask_later(lambda: pyodide_js._module.FS_createPreloadedFile("/", "fil", "/vag-ut/fil", True, False))

# A message that the program makes itself is not the page's: this would be a run of its own choice.
def with_own_message():
    js.dispatchEvent(js.MessageEvent.new("message", js.JSON.parse(r'${JSON.stringify(ownMessage)}')))

ask_later(with_own_message)
print("Vägar ut:", sorted(found) or "inga")
`;

test('a program finds no way out of its worker, by whatever road', async ({
  page,
  consoleGuard,
}) => {
  // What Pyodide says when it is asked for what it cannot fetch any more.
  consoleGuard.allow(/(?:URL|fetch) is not defined|while loading paket|dynamic library/);
  const asked: string[] = [];
  page.context().on('request', (request) => {
    if (request.url().includes('/vag-ut/')) asked.push(request.url());
  });
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

  // When the next program answers, the worker has come to all that the first one left for later.
  const next = 'import asyncio\nasyncio.run(asyncio.sleep(0.2))\nprint("Sedan:", 1 + 1)';
  await area.getByRole('textbox', { name: `Pythonkod: ${title}` }).click();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.insertText(next);
  await area.getByRole('button', { name: 'Kör', exact: true }).click();
  await expect(output).toContainText('Sedan: 2');
  await expect(output).not.toContainText('Förfalskad');
  expect(asked).toEqual([]);
});
