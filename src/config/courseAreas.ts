/**
 * The course areas that the home page shows. Apart from school.ts because the gate reads that file:
 * whatever it imports is public, and these words are course material.
 */
export interface CourseArea {
  readonly slug: string;
  readonly mark: 'year3' | 'ai' | 'applied';
  readonly title: string;
  readonly description: string;
  /** What one should know to begin, as words after "Bra att kunna:". */
  readonly needs: string;
  /** Where a beginner starts. */
  readonly begin: string;
  readonly parts: readonly { readonly title: string; readonly to: string }[];
}

/** The three course areas on the home page. Every address is checked against the built site. */
export const courseAreas: readonly CourseArea[] = [
  {
    slug: 'årskurs-3',
    mark: 'year3',
    title: 'Årskurs 3',
    description:
      'Programmering och mjukvaruutveckling: sjutton moduler från objektorienterad Python till ett eget projekt i sprintar.',
    needs: 'variabler, villkor, slingor, listor och funktioner i Python.',
    begin: '/courses/3/intro',
    parts: [
      { title: 'Introduktion', to: '/courses/3/intro' },
      { title: 'Modul 1–17', to: '/courses/category/årskurs-3' },
      { title: 'Extra', to: '/courses/category/extra' },
    ],
  },
  {
    slug: 'artificiell-intelligens',
    mark: 'ai',
    title: 'Artificiell intelligens',
    description:
      'Modellerna byggs från grunden i Python, och följderna för människa och samhälle granskas.',
    needs: 'slingor, listor och funktioner i Python, och matematik 2–3.',
    begin: '/courses/ai/textbook/',
    parts: [
      { title: 'Lärobok', to: '/courses/category/lärobok' },
      { title: 'Arbetsbok', to: '/courses/category/arbetsbok' },
      { title: 'Projekt', to: '/courses/category/projekt' },
    ],
  },
  {
    slug: 'tillämpad-programmering',
    mark: 'applied',
    title: 'Tillämpad programmering',
    description: 'Programmering som används på riktigt: kretsar, sökning, spel, säkerhet och webb.',
    needs: 'ingenting i förväg för digital logik; varje moment säger vad det bygger på.',
    begin: '/courses/applied_programming/digital_logic/intro',
    parts: [
      { title: 'Digital logik', to: '/courses/category/digital-logik' },
      { title: 'Sökalgoritmer', to: '/courses/category/sökalgoritmer' },
      { title: 'Rust', to: '/courses/category/rust' },
      { title: 'Godot', to: '/courses/category/godot' },
      { title: 'TRSE', to: '/courses/category/trse' },
      { title: 'CTF', to: '/courses/category/ctf' },
      { title: 'Flerspelarspel i Godot', to: '/courses/applied_programming/godot_multiplayer/' },
      { title: 'Go och htmx', to: '/courses/applied_programming/go_htmx/' },
      { title: 'Helix', to: '/courses/applied_programming/helix/' },
    ],
  },
];
