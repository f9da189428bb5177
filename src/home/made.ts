import type { CourseArea } from '../config/courseAreas';
import type { PictureName } from './PartPicture/pictures';

interface Made {
  /** As the course's labs draw it. */
  readonly picture: PictureName;
  readonly words: string;
}

/** What one will have made in a course. */
export const madeIn: Readonly<Record<CourseArea['mark'], Made>> = {
  year3: {
    picture: 'lending',
    words:
      'Du bygger egna klasser, tester och en databas, och till sist ett program som är ditt eget.',
  },
  ai: {
    picture: 'points',
    words:
      'Du lär en modell att skilja på två sorter, ett nät att känna igen och en text att växa.',
  },
  applied: {
    picture: 'maze',
    words: 'Du bygger en krets som räknar, en sökning som hittar ut och spel som går att spela.',
  },
};
