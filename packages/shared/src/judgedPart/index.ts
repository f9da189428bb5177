import { createContext, useCallback, useContext, useEffect, useState } from 'react';

/**
 * Called with how a judged part stands, and whether it has just been judged or stands so from
 * before. The name is the same at every visit, and no other part beside it has it.
 */
export type TellVerdict = (name: string, isRight: boolean, isJustJudged: boolean) => void;

const Context = createContext<TellVerdict>(() => undefined);

/** For what is passed when all the judged parts in it are right. Must be stable. */
export const JudgedParts = Context.Provider;

/**
 * Says how a judged part stands to what it stands in, if that listens.
 * @param name tells it apart, at every visit; undefined where nothing judges it
 * @param isKept whether what the student left there at an earlier visit is right; asked once
 * @returns to be called with every verdict that the student asks for
 */
export function useJudgedPart(
  name: string | undefined,
  isKept: () => boolean,
): (isRight: boolean) => void {
  const context = useContext(Context);
  const [wasRight] = useState(isKept);
  const tell = useCallback(
    (isRight: boolean, isJustJudged = true) => {
      if (name !== undefined) context(name, isRight, isJustJudged);
    },
    [context, name],
  );
  useEffect(() => {
    tell(wasRight, false);
  }, [tell, wasRight]);
  return tell;
}
