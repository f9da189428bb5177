/** The lessons of a small site: one course of two, one of a single lesson. */
const lessonFacts = { exercises: 0, questions: 0, minutes: 5 };

export default {
  courses: [
    { title: 'Årskurs 3', to: '/courses/category/årskurs-3' },
    { title: 'Rust', to: '/courses/category/rust' },
  ],
  lessons: [
    { id: '3/m1', title: 'Modul 1: Objekt', to: '/courses/3/m1', course: 0, ...lessonFacts },
    { id: '3/m2', title: 'Modul 2: Git', to: '/courses/3/m2', course: 0, ...lessonFacts },
    { id: 'rust/1', title: 'Varför Rust?', to: '/courses/rust/1', course: 1, ...lessonFacts },
  ],
};
