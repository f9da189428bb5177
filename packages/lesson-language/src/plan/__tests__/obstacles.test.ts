import { expect, it } from 'vitest';
import { findObstacle } from '../obstacles';

it.each<[string, string | undefined]>([
  ['import numpy as np', 'använder numpy'],
  ['from numpy import array', 'använder numpy'],
  ['import tkinter', 'öppnar ett fönster'],
  ['from http.server import HTTPServer', 'startar en server'],
  ['import socket', 'använder nätet'],
  ['with urllib.request.urlopen("http://x") as svar: ...', 'använder nätet'],
  ['import subprocess', 'startar andra program'],
  ['t = threading.Thread(target=f)', 'använder trådar'],
  ['from threading import Thread\nThread(target=f)', 'använder trådar'],
  ['with ThreadPoolExecutor() as pool: ...', 'använder trådar'],
  ['with ProcessPoolExecutor() as pool: ...', 'använder flera processer'],
  ['import pytest', 'testas med pytest'],
  ['hashlib.scrypt(b"x", salt=s, n=2, r=8, p=1)', 'använder scrypt'],
  ['import ctypes', 'använder ctypes'],
  // A lock without threads does what it should, and a word is not a module.
  ['import threading\nlås = threading.Lock()', undefined],
  ['print("numpy")  # import numpy', undefined],
  ['from urllib.parse import quote', undefined],
  ['min_Thread(1)', undefined],
  ['', undefined],
])('%j: %s', (program, reason) => {
  expect(findObstacle([program])).toBe(reason);
});

it('tells of a server before the threads that it runs in', () => {
  const programs = ['Thread(target=f)', 'from http.server import HTTPServer'];
  expect(findObstacle(programs)).toBe('startar en server');
});
