import type { ReactNode } from 'react';
import clsx from 'clsx';
import { boxSize, coinOf, field, shownOn, type Net, type Who, type World } from '../core/net';
import { takerToText } from '../core/words';
import styles from './styles.module.css';

const half = boxSize / 2;
const titles: Readonly<Record<Who, string>> = {
  alva: 'Alvas fönster (server)',
  bilal: 'Bilals fönster (klient)',
};
const letters: Readonly<Record<Who, string>> = { alva: 'A', bilal: 'B' };
const both: readonly Who[] = ['alva', 'bilal'];

interface WindowProps {
  readonly screen: Who;
  readonly world: World;
  readonly net: Net;
}

/** The lesson's field, as one of the two sees it. One's own figure is filled, as in the lesson. */
function Field({ screen, world, net }: WindowProps): ReactNode {
  const shown = shownOn(screen, world, net);
  const taker = world.takers[screen];
  const coin = coinOf(world);
  return (
    <>
      <path
        className={styles.grid}
        d="M50 0v140M100 0v140M150 0v140M200 0v140M250 0v140M0 45h300M0 95h300"
      />
      {taker === undefined && (
        <g className={styles.coin} transform={`translate(${coin.x} ${coin.y})`}>
          <circle r="7" />
          <path d="M0-3v6" />
        </g>
      )}
      {shown !== undefined &&
        both.map((who) => (
          <g
            key={who}
            className={clsx(styles.box, who === screen && styles.own)}
            transform={`translate(${shown[who].x.toFixed(1)} ${shown[who].y.toFixed(1)})`}
          >
            <rect x={-half} y={-half} width={boxSize} height={boxSize} rx="3" />
            <text y="5">{letters[who]}</text>
          </g>
        ))}
      {taker !== undefined && (
        <text className={styles.taker} x={field.width / 2} y="26">
          {takerToText(taker)}
        </text>
      )}
    </>
  );
}

/** One of the two windows, with what it counts. */
export default function Window({ screen, world, net }: WindowProps): ReactNode {
  const { alva, bilal } = world.scores[screen];
  const isEmpty = shownOn(screen, world, net) === undefined;
  return (
    <figure className={styles.window}>
      <figcaption className={styles.bar}>
        <b>{titles[screen]}</b>
        <span>{`Alva ${alva} · Bilal ${bilal}`}</span>
      </figcaption>
      <svg
        className={styles.field}
        viewBox={`0 0 ${field.width} ${field.height}`}
        role="img"
        aria-label={
          isEmpty
            ? 'Ett mynt. Här finns inga rutor.'
            : 'Ett mynt mitt i, Alvas ruta till vänster och Bilals till höger.'
        }
      >
        <Field screen={screen} world={world} net={net} />
      </svg>
    </figure>
  );
}
