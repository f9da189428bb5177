import { useEffect, useState, type ReactNode } from 'react';
import { pageKeeper, type Keeping } from '@kurser/device-store/keeping';

const texts: Readonly<Record<Keeping, string>> = {
  granted: 'Webbläsaren har lovat att inte rensa det av sig själv när enheten får ont om plats.',
  refused:
    'Webbläsaren har inte lovat att behålla det: den kan rensa det utan att fråga när enheten får ont om plats.',
  unasked:
    'Webbläsaren kan rensa det utan att fråga när enheten får ont om plats; den ombeds att låta bli när du har klarat en uppgift.',
  unknown:
    'Webbläsaren säger inte om den behåller det: den kan rensa det utan att fråga när enheten får ont om plats.',
};

/** Says whether the browser keeps the work; nothing until the browser has said it. */
export default function KeepingNote(): ReactNode {
  const [keeping, setKeeping] = useState<Keeping>();
  useEffect(() => {
    let isHere = true;
    void pageKeeper.read().then((said) => {
      if (isHere) setKeeping(said);
    });
    return () => {
      isHere = false;
    };
  }, []);
  return keeping === undefined ? null : <p>{texts[keeping]}</p>;
}
