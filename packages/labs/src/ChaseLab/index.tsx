import { useId, type ReactNode } from 'react';
import ChoiceField from '@kurser/ui/ChoiceField';
import Panel from '@kurser/ui/Panel';
import SliderField from '@kurser/ui/SliderField';
import { done } from '@kurser/ui/VerdictBox/words';
import PadButtons from '../game/PadButtons';
import Stage from '../game/Stage';
import Button from '../kit/Button';
import { labPart, type ViewProps } from '../kit/labPart';
import More from '../kit/More';
import Status from '../kit/Status';
import { isOn } from './core/game';
import { ghosts, hunters, isGhost } from './core/hunt';
import { beatenToText, gameToText, ghostToText, hunterNames } from './core/words';
import { parseSettings, type ChaseSettings } from './settings';
import { useChaseLab } from './useChaseLab';
import Banner from './view/Banner';
import Maze, { cellSize } from './view/Maze';
import Program from './view/Program';
import styles from './view/styles.module.css';

type Chase = ReturnType<typeof useChaseLab>;

/** Who hunts, and who else than the student may steer. */
function Controls({ chase }: { readonly chase: Chase }): ReactNode {
  const { state, verbs, beaten } = chase;
  const isBeaten = new Set<string>(beaten);
  return (
    <>
      <div className={styles.controls}>
        <ChoiceField
          legend="Spöket söker med"
          choices={hunters.map((value) => ({
            value,
            label: `${hunterNames[value]}${isBeaten.has(value) ? ` ${done.sign}` : ''}`,
          }))}
          value={state.rules.hunter}
          onChange={(hunter) => verbs.set({ hunter })}
        />
        <Button onClick={() => chase.run(undefined)}>Låt den giriga agenten gå</Button>
        <Button off={!isOn(state.game, state.rules)} onClick={chase.toggle}>
          {chase.running ? 'Pausa' : 'Fortsätt'}
        </Button>
      </div>
      <More summary="Mer">
        <Program onRun={chase.run} />
        <SliderField
          label="Spökets fart (rutor per sekund)"
          min={1}
          max={8}
          step={0.5}
          value={state.rules.pace}
          onChange={(pace) => verbs.set({ pace })}
        />
      </More>
    </>
  );
}

/** The maze, with how it ended over it. */
function Board({ chase, helpId }: { readonly chase: Chase; readonly helpId: string }): ReactNode {
  const { state, pad, box, beaten } = chase;
  const { board, game, rules } = state;
  return (
    <Stage
      box={box}
      keys={pad.stage}
      label="Labyrinten"
      helpId={helpId}
      width={board.maze.columns * cellSize}
      height={board.maze.rows * cellSize}
      alt={`En labyrint på ${board.maze.rows} rader och ${board.maze.columns} kolumner med Prickätaren, ${board.dots.length} prickar och ett bo.`}
      over={<Banner state={state} beaten={beaten} onRetry={chase.retry} />}
    >
      <Maze board={board} game={game} hunter={rules.hunter} />
    </Stage>
  );
}

function ChaseLab({ settings }: ViewProps<ChaseSettings>): ReactNode {
  const chase = useChaseLab(settings);
  const { state, verbs, pad, running, heard, beaten } = chase;
  const { board, game, rules } = state;
  const hasFoe = isGhost(settings.rules.hunter);
  const helpId = useId();
  return (
    <Panel
      kind="lab"
      title={settings.title}
      aside={hasFoe ? `Spöken: ${beaten.length} av ${ghosts.length}` : undefined}
      footer={<Button onClick={verbs.again}>Börja om</Button>}
    >
      <div className={styles.lab}>
        <Board chase={chase} helpId={helpId} />
        <div className={styles.row}>
          <PadButtons
            pad={pad}
            label="Styr Prickätaren"
            buttons={[
              { control: 'V', label: 'Vänster', arrow: 'left' },
              { control: 'N', label: 'Upp', arrow: 'up' },
              { control: 'S', label: 'Ner', arrow: 'down' },
              { control: 'Ö', label: 'Höger', arrow: 'right' },
            ]}
          />
          <Status playing={running && isOn(game, rules)}>{gameToText(game, board)}</Status>
        </div>
        {settings.follows && (
          <p className={styles.help} role="status">
            {heard === undefined
              ? 'Kör ett program på sidan som skriver ut sina drag: då går Prickätaren dem här.'
              : `Prickätaren går de ${heard.length} drag som programmet skrev ut.`}
          </p>
        )}
        <p className={styles.help}>{ghostToText(game, rules.hunter)}</p>
        {hasFoe && (
          <p className={styles.help} role="status">
            {beatenToText(beaten)}
          </p>
        )}
        <p className={styles.help} id={helpId} data-keys="">
          Tryck i labyrinten och styr med pilarna.
        </p>
        <Controls chase={chase} />
      </div>
    </Panel>
  );
}

/** The lesson's maze to be played, and a ghost that hunts by a search. See src/parts/README.md. */
export default labPart(parseSettings, ChaseLab);
