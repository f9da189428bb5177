import { alternativeTexts } from './alternativeTexts';
import { blanks } from './blanks';
import { exercises } from './exercises';
import { fences } from './fences';
import { flagChecks } from './flagChecks';
import { formulas } from './formulas';
import { frontMatter } from './frontMatter';
import { glossaryTerms } from './glossaryTerms';
import { goals } from './goals';
import { headings } from './headings';
import { labs } from './labs';
import { links } from './links';
import { openingLength } from './openingLength';
import { placeholders } from './placeholders';
import { plainTexts } from './plainTexts';
import { practisedGoals } from './practisedGoals';
import { predictions } from './predictions';
import { puzzles } from './puzzles';
import { pyRuns } from './pyRuns';
import { quizzes } from './quizzes';
import { requiredParts } from './requiredParts';
import type { Rule } from './rule';
import { sources } from './sources';
import { stepTraces } from './stepTraces';
import { strayFrontMatter } from './strayFrontMatter';
import { tableHeaders } from './tableHeaders';
import { typography } from './typography';
import { uniqueDescription } from './uniqueDescription';
import { verbatimText } from './verbatimText';

/** The rules on a page's form, in the order their faults are best mended. */
export const rules: readonly Rule[] = [
  frontMatter,
  strayFrontMatter,
  uniqueDescription,
  requiredParts,
  goals,
  practisedGoals,
  openingLength,
  headings,
  alternativeTexts,
  tableHeaders,
  links,
  fences,
  sources,
  quizzes,
  exercises,
  predictions,
  puzzles,
  verbatimText,
  pyRuns,
  stepTraces,
  labs,
  flagChecks,
  formulas,
  plainTexts,
  glossaryTerms,
  blanks,
  placeholders,
  typography,
];
