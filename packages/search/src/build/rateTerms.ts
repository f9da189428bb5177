import MiniSearch from 'minisearch';
import { ratingScale, type RatedTerm } from '../engine/shape';
import { fold } from '../text/tokens';
import { engineOptions, fieldWeights, title, type TermsOfSection } from './options';

type Engine = MiniSearch<TermsOfSection>;

function rate(engine: Engine, term: string): RatedTerm {
  const found = engine
    .search(term, { boost: fieldWeights })
    .map(({ id, score, match }) => ({
      section: id as number,
      // Never 0, which would say that the term does not stand there.
      rating: Math.max(1, Math.round(score * ratingScale)),
      isTitle: (match[term] ?? []).includes(title),
    }))
    .sort((a, b) => a.section - b.section);
  const steps = found.map(({ section }, place) => section - (found[place - 1]?.section ?? 0));
  const ratings = found.map(({ rating }) => rating);
  const titled = found.filter(({ isTitle }) => isTitle).map(({ section }) => section);
  return titled.length === 0 ? [term, steps, ratings] : [term, steps, ratings, titled];
}

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

/**
 * Every term with the engine's rating of it (BM25+ over all fields) in each section where it
 * stands, in the order of the folded terms. A question's rating of a section is the weighted sum of
 * its terms' ratings, so the browser needs nothing of the engine to answer.
 */
export function rateTerms(sections: readonly TermsOfSection[]): RatedTerm[] {
  const engine: Engine = new MiniSearch<TermsOfSection>(engineOptions);
  engine.addAll(sections);
  return engine
    .toJSON()
    .index.map(([term]) => ({ term, folded: fold(term) }))
    .sort((a, b) => compare(a.folded, b.folded) || compare(a.term, b.term))
    .map(({ term }) => rate(engine, term));
}
