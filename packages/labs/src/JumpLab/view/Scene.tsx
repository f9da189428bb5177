import type { ReactNode } from 'react';
import { formatNumber } from '@kurser/shared/swedishNumber';
import type { Level } from '../core/levels';
import { view } from '../core/levels';
import type { World } from '../core/world';
import Figure from './Figure';
import styles from './styles.module.css';

/** The ground with its edge, and what is written of it. */
function Ground({ level }: { readonly level: Level }): ReactNode {
  return (
    <>
      {level.blocks.map(({ x, y, width, height }) => (
        <rect key={x} className={styles.block} x={x} y={y} width={width} height={height} />
      ))}
      {level.labels.map(({ x, y, text }) => (
        <text key={text} className={styles.label} x={x} y={y}>
          {text}
        </text>
      ))}
    </>
  );
}

function Coins({ level, taken }: { readonly level: Level; readonly taken: readonly number[] }) {
  return level.coins.map(({ x, y }, index) => (
    <g key={x} transform={`translate(${x} ${y})`}>
      <g className={taken.includes(index) ? styles.taken : styles.coin}>
        <circle r="6.5" />
        <path d="M0-3v6" />
      </g>
    </g>
  ));
}

/** The way through the air, and how high it went: the label stays in the picture. */
function Trail({ world, top }: { readonly world: World; readonly top: number }): ReactNode {
  const { trail, peak } = world;
  return (
    <>
      {trail.map(({ x, y }, index) => (
        <circle
          key={index}
          className={styles.trail}
          cx={x.toFixed(1)}
          cy={y.toFixed(1)}
          r={index % 4 === 0 ? 1.8 : 0.9}
          opacity={0.25 + (0.75 * index) / trail.length}
        />
      ))}
      {peak !== undefined && (
        <>
          <path className={styles.peak} d={`M0 ${(peak.y + 8).toFixed(1)}H${view.width}`} />
          <text
            className={styles.peakText}
            x={view.width - 6}
            y={Math.max(peak.y + 4, top + 14).toFixed(1)}
          >
            {`${formatNumber(peak.height, 0)} px`}
          </text>
        </>
      )}
    </>
  );
}

/** Points at a figure that has left the picture by its top. */
function Above({ world: { body }, top }: { readonly world: World; readonly top: number }) {
  return body.y + 8 > top ? null : (
    <path className={styles.trail} data-above="" d={`M${body.x.toFixed(1)} ${top + 3}l5 8h-10z`} />
  );
}

/** The dust that a landing raises. */
function Dust({ world: { body, landed } }: { readonly world: World }): ReactNode {
  if (landed > 14) return null;
  const out = 4 + landed;
  return [-1, -0.6, 0.6, 1].map((side) => (
    <circle
      key={side}
      className={styles.dust}
      cx={(body.x + side * out).toFixed(1)}
      cy={(body.y + 7 - landed / 4).toFixed(1)}
      r="1.6"
      opacity={1 - landed / 14}
    />
  ));
}

interface SceneProps {
  readonly level: Level;
  readonly world: World;
  readonly waits: boolean;
}

/** The level, the jump and the figure. */
export default function Scene({ level, world, waits }: SceneProps): ReactNode {
  return (
    <>
      <Ground level={level} />
      <Trail world={world} top={level.top} />
      <Coins level={level} taken={world.coins} />
      <Dust world={world} />
      <Figure world={world} waits={waits} />
      <Above world={world} top={level.top} />
    </>
  );
}
