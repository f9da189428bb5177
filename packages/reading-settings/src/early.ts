/** Where the settings lie in localStorage: for no account, as the colour mode does. */
export const keptName = 'kurser-reading';

/**
 * Runs in the head of every page: sets what was kept before anything is drawn. Where nothing is
 * kept, or nothing may be read, it does nothing. Every visitor pays for each of its letters.
 */
export const earlyScript = `try{var e=document.documentElement,t=JSON.parse(localStorage.getItem("${keptName}"));e.style.cssText=t.style,e.dataset.reading=t.marks}catch{}`;
