import { useState, type ReactNode } from 'react';
import Panel from '@kurser/ui/Panel';
import { labPart, type ViewProps } from '../kit/labPart';
import Board from './view/Board';
import Bytes from './view/Bytes';
import Frames from './view/Frames';
import { parseSettings, type SpriteSetup } from './settings';
import Screen from './view/Screen';
import type { Ink } from './core/sprite';
import Tools from './view/Tools';
import { useSpriteLab } from './useSpriteLab';
import styles from './styles.module.css';

function SpriteLab({ settings }: ViewProps<SpriteSetup>): ReactNode {
  const lab = useSpriteLab(settings);
  const [chosenInk, setInk] = useState<Ink>(2);
  const [filling, setFilling] = useState(false);
  const [showBits, setShowBits] = useState(false);
  const project = lab.state;
  // The shared colours exist in multicolour only: a switch of mode leaves the sprite's own.
  const ink = project.mode === 'hires' && chosenInk !== 0 ? 2 : chosenInk;
  return (
    <Panel
      kind="lab"
      title={settings.title}
      aside={`Bild ${project.current + 1} av ${project.frames.length} · sparas på enheten`}
    >
      <Board lab={lab} ink={ink} filling={filling} showBits={showBits} onInk={setInk} />
      <Tools
        lab={lab}
        ink={ink}
        filling={filling}
        showBits={showBits}
        onInk={setInk}
        onFilling={setFilling}
        onShowBits={setShowBits}
      />
      <Frames lab={lab} />
      <p className={styles.heading}>På skärmen</p>
      <Screen project={project} />
      <p className={styles.heading}>Som tal</p>
      <Bytes lab={lab} name={settings.name} />
    </Panel>
  );
}

/**
 * A drawing board for C64 sprites: pixels to bytes and back, animation, and how it looks on the
 * machine.
 */
export default labPart(parseSettings, SpriteLab);
