/** Where the settings lie in localStorage: for no account, as the colour mode does. */
export const keptName = 'kurser-reading';

/**
 * Runs in the head of every page: sets the variables that were kept, before anything is drawn.
 * Where nothing is kept, or nothing may be read, it does nothing.
 */
export const earlyScript = `try{const{style:s,marks:m}=JSON.parse(localStorage.getItem('${keptName}')),e=document.documentElement;for(const n in s)e.style.setProperty(n,s[n]);e.dataset.reading=m}catch{}`;
