import { readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import type { AnswerFor } from '../../scripts/lib/folderServer';

const compressed: ReadonlySet<string> = new Set(['.html', '.js', '.css', '.json', '.svg', '.txt']);
/** What a host takes that compresses while it answers. */
const quality = 5;

function pack(body: Buffer): Buffer {
  return brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } });
}

/** Names with a hash of the content, as firebase.json has it. */
function cacheControlOf(address: string): string {
  const isHashed = address.startsWith('/assets/') || address.startsWith('/sealed/');
  return isHashed ? 'public, max-age=31536000, immutable' : 'no-cache';
}

/**
 * Answers as a host does: texts compressed, what has a hash in its name kept for a year. Each file
 * is read and compressed once.
 */
export function createHostAnswer(): AnswerFor {
  const bodies = new Map<string, Buffer>();
  return (name, address) => {
    const isPacked = compressed.has(path.extname(name));
    const known = bodies.get(name);
    const body = known ?? (isPacked ? pack(readFileSync(name)) : readFileSync(name));
    bodies.set(name, body);
    const headers = { 'cache-control': cacheControlOf(address) };
    return { body, headers: isPacked ? { ...headers, 'content-encoding': 'br' } : headers };
  };
}
