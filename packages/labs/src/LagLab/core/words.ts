import type { Net, Who, World } from './net';
import { isSettled } from './net';

const names: Readonly<Record<Who, string>> = { alva: 'Alva', bilal: 'Bilal' };

export const takerToText = (who: Who): string => `${names[who]} tog myntet`;

function rulesToText({ rule, delay, spawner }: Net): string {
  if (!spawner)
    return 'Utan spawner finns rutorna bara hos servern. Bilals fönster är tomt, och hans tangenter har ingen ruta att styra.';
  const time = delay === 0 ? 'genast' : `efter ${delay} ms`;
  return rule === 'server'
    ? `Servern flyttar båda rutorna. Bilals ruta svarar ${time}.`
    : `Var och en flyttar sin egen ruta genast. Den andra ser det ${delay === 0 ? 'genast' : `efter ${delay / 2} ms`}.`;
}

/** Who took the coin by each screen, when both have said so; before that, what holds. */
export function worldToText(world: World, net: Net): string {
  const { alva, bilal } = world.takers;
  if (!isSettled(world, net) || alva === undefined || bilal === undefined) return rulesToText(net);
  if (alva === bilal) return `På båda skärmarna: ${takerToText(alva)}.`;
  return `På Alvas skärm: ${takerToText(alva)}. På Bilals skärm: ${takerToText(bilal)}. Båda har rätt, och ingen.`;
}
