import { rememberedAttribute, rememberedItem } from '../common/marker';

/**
 * Runs in the head of every page: says on `<html>` that this browser will open the site by itself,
 * before anything is drawn.
 */
export const headScript = `try{if(Number(localStorage.getItem('${rememberedItem}'))>Date.now())document.documentElement.setAttribute('${rememberedAttribute}','')}catch(e){}`;
