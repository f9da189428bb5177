import { kindOf } from '../stored';

type Texts = ReadonlyMap<string, string>;

/** How a copy is taken in: beside what the device has, or in its place. */
export type ImportWay = 'merge' | 'replace';

/** What taking in a copy would do, counted without the site's own bookkeeping. */
export interface ImportPlan {
  /** Only in the copy. */
  readonly added: number;
  /** In both, with different values. */
  readonly different: number;
  /** Only on the device. */
  readonly missing: number;
}

export function planImport(own: Texts, copy: Texts): ImportPlan {
  const isCounted = ([key]: readonly [string, string]): boolean => kindOf(key) !== 'bookkeeping';
  const inCopy = [...copy].filter(isCounted);
  return {
    added: inCopy.filter(([key]) => !own.has(key)).length,
    different: inCopy.filter(([key, text]) => own.has(key) && own.get(key) !== text).length,
    missing: [...own].filter(isCounted).filter(([key]) => !copy.has(key)).length,
  };
}

/**
 * What the device holds afterwards. When merging, what the device has wins: it is what the student
 * sees there now.
 */
export function textsAfter(way: ImportWay, own: Texts, copy: Texts): Texts {
  switch (way) {
    case 'merge':
      return new Map([...copy, ...own]);
    case 'replace':
      return copy;
  }
}

function things(count: number): string {
  return count === 1 ? '1 sak' : `${count} saker`;
}

/** What will happen, in a Swedish sentence or two. */
export function planToText(way: ImportWay, { added, different, missing }: ImportPlan): string {
  const adds = added === 0 ? 'Inget nytt läggs till.' : `${things(added)} från kopian läggs till.`;
  switch (way) {
    case 'merge':
      return different === 0
        ? `${adds} Allt som finns här behålls.`
        : `${adds} ${things(different)} finns i båda men är olika; då behålls det som finns här.`;
    case 'replace': {
      const changed = different === 0 ? '' : ` ${things(different)} får kopians innehåll.`;
      const gone =
        missing === 0
          ? ' Inget som finns här går förlorat.'
          : ` ${things(missing)} som bara finns här försvinner.`;
      return `${adds}${changed}${different > 0 && missing === 0 ? '' : gone}`;
    }
  }
}
