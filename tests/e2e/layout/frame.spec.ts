import { school } from '../../../src/config/school';
import { expect, lesson, longLesson, test } from '../../support/site';

const desktop = { width: 1280, height: 900 };
const phone = { width: 390, height: 844 };

test.describe('on a desktop', () => {
  test.use({ viewport: desktop });

  test('the navbar has one link, Logga ut and the colour toggle side by side', async ({
    memberPage,
  }) => {
    await memberPage.goto(lesson.path);
    const navbar = memberPage.getByRole('navigation', { name: 'Huvudmeny' });
    await expect(navbar.getByRole('link')).toHaveText([school.title, 'Kurser', 'Logga ut']);
    await expect(navbar.getByRole('link', { name: 'Logga ut' })).toBeVisible();
    await expect(
      navbar.getByRole('button', { name: /Växla mellan ljust och mörkt/ }),
    ).toBeVisible();
    const logout = await navbar.getByRole('link', { name: 'Logga ut' }).boundingBox();
    const toggle = await navbar.getByRole('button', { name: /Växla mellan/ }).boundingBox();
    expect((toggle?.x ?? 0) - ((logout?.x ?? 0) + (logout?.width ?? 0))).toBeLessThan(40);
  });

  test('the skip link comes first and leads to the main area', async ({ memberPage }) => {
    await memberPage.goto(lesson.path);
    await expect(memberPage.getByRole('heading', { name: lesson.heading })).toBeVisible();
    await memberPage.keyboard.press('Tab');
    const skip = memberPage.getByRole('link', { name: 'Hoppa till huvudinnehållet' });
    await expect(skip).toBeFocused();
    await memberPage.keyboard.press('Enter');
    await memberPage.keyboard.press('Tab');
    await expect(memberPage.getByRole('main').locator(':focus')).toHaveCount(1);
  });

  test('categories open without closing others, and the sidebar cannot be hidden', async ({
    memberPage,
  }) => {
    await memberPage.goto(longLesson.path);
    const sidebar = memberPage.getByRole('navigation', { name: 'Kursernas sidor' });
    await expect(sidebar.getByRole('link', { name: '2 Git' })).toHaveAttribute(
      'aria-current',
      'page',
    );
    await sidebar
      .getByRole('button', { name: "Visa innehållet i 'Artificiell intelligens'" })
      .click();
    await expect(sidebar.getByRole('link', { name: 'Lärobok' })).toBeVisible();
    await expect(sidebar.getByRole('link', { name: '2 Git' })).toBeVisible();
    await expect(memberPage.getByRole('button', { name: /sidofältet/ })).toHaveCount(0);
  });

  test('the table of contents lists headings of level 2 and 3', async ({ memberPage }) => {
    await memberPage.goto('/courses/3/m3');
    await expect(memberPage.getByRole('heading', { name: 'Testa dig själv' })).toBeVisible();
    const levels = await memberPage
      .locator('.table-of-contents')
      .getByRole('link')
      .evaluateAll((links) =>
        links.map((link) => {
          const id = decodeURIComponent(new URL((link as HTMLAnchorElement).href).hash.slice(1));
          return document.getElementById(id)?.tagName;
        }),
      );
    expect(levels.length).toBeGreaterThan(2);
    expect([...new Set(levels)].filter((level) => level !== 'H2' && level !== 'H3')).toEqual([]);
  });

  test('the footer names the site', async ({ memberPage }) => {
    await memberPage.goto(lesson.path);
    await expect(memberPage.getByRole('contentinfo')).toContainText(school.title);
  });
});

test.describe('colour mode', () => {
  test.use({ viewport: desktop, colorScheme: 'dark' });

  test('is light at first whatever the system prefers, and the choice is kept', async ({
    memberPage,
  }) => {
    const html = memberPage.locator('html');
    await memberPage.goto(lesson.path);
    await expect(html).toHaveAttribute('data-theme', 'light');
    await memberPage
      .getByRole('button', { name: 'Växla mellan ljust och mörkt utseende (nu ljust utseende)' })
      .click();
    await expect(html).toHaveAttribute('data-theme', 'dark');
    await memberPage.reload();
    await expect(memberPage.getByRole('heading', { name: lesson.heading })).toBeVisible();
    await expect(html).toHaveAttribute('data-theme', 'dark');
    await memberPage.getByRole('button', { name: /nu mörkt utseende/ }).click();
    await expect(html).toHaveAttribute('data-theme', 'light');
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: phone });

  test('the menu opens, closes on back, and closes when the window grows', async ({
    memberPage,
  }) => {
    await memberPage.goto('/');
    await memberPage.getByRole('link', { name: 'Välj kurs' }).click();
    // A menu that is opened while the next page is on its way goes with the page before.
    await expect(memberPage.getByRole('article').getByRole('heading', { level: 1 })).toBeVisible();
    const open = memberPage.getByRole('button', { name: 'Visa eller dölj menyn' });
    const menu = memberPage.locator('.navbar-sidebar');
    const shown = memberPage.locator('.navbar-sidebar--show');
    await open.click();
    await expect(shown).toBeVisible();
    await expect(menu.getByRole('link', { name: 'Årskurs 3' })).toBeVisible();
    await menu.getByRole('button', { name: 'Stäng menyn' }).click();
    await expect(shown).toHaveCount(0);

    await open.click();
    await expect(shown).toBeVisible();
    const before = memberPage.url();
    await memberPage.goBack();
    await expect(shown).toHaveCount(0);
    // The router lets the browser step back, and then steps forward again.
    await expect(memberPage).toHaveURL(before);

    await open.click();
    await expect(shown).toBeVisible();
    await memberPage.setViewportSize(desktop);
    await expect(shown).toHaveCount(0);
  });

  test('the menu of every page has the ways on, and on home the courses, for a thumb', async ({
    memberPage,
  }) => {
    const open = memberPage.getByRole('button', { name: 'Visa eller dölj menyn' });
    const menu = memberPage.locator('.navbar-sidebar');
    const close = menu.getByRole('button', { name: 'Stäng menyn' });
    await memberPage.goto(lesson.path);
    await expect(memberPage.getByRole('heading', { name: lesson.heading })).toBeVisible();
    await memberPage.goto('/');
    await expect(memberPage.getByRole('heading', { level: 1 })).toBeVisible();
    await open.click();
    for (const course of ['Årskurs 3', 'Artificiell intelligens', 'Tillämpad programmering'])
      await expect(menu.getByRole('link', { name: new RegExp(`^${course}`) })).toBeVisible();
    await expect(menu.getByRole('link', { name: /^Fortsätt/ })).toContainText(lesson.heading);
    await expect(menu.getByRole('link', { name: /^Repetera/ })).toBeVisible();
    for (const button of [open, close]) {
      const box = await button.boundingBox();
      expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
    }
    await menu.getByRole('button', { name: 'Sök' }).click();
    await expect(memberPage.getByRole('dialog', { name: 'Sök i kurserna' })).toBeVisible();
    await expect(memberPage.locator('.navbar-sidebar--show')).toHaveCount(0);
  });

  test('a lesson’s goals are a line until they are asked for', async ({ memberPage }) => {
    await memberPage.goto(lesson.path);
    const line = memberPage.getByRole('button', { name: /^Mål:/ });
    await expect(line).toHaveAttribute('aria-expanded', 'false');
    const list = memberPage.locator('.markdown > [data-goals] + p + ul');
    await expect(list).toBeHidden();
    await line.click();
    await expect(list).toBeVisible();
  });

  test('there is no menu button from 996 px and up', async ({ memberPage }) => {
    await memberPage.goto(lesson.path);
    const open = memberPage.getByRole('button', { name: 'Visa eller dölj menyn' });
    await memberPage.setViewportSize({ width: 996, height: 800 });
    await expect(open).toBeVisible();
    await memberPage.setViewportSize({ width: 997, height: 800 });
    await expect(open).toBeHidden();
  });

  test('nothing makes the page scroll sideways', async ({ memberPage, consoleGuard }) => {
    consoleGuard.allow(/404/);
    for (const path of [
      '/',
      '/courses/',
      lesson.path,
      '/courses/category/tillämpad-programmering',
      '/finns-inte',
    ]) {
      await memberPage.goto(path);
      await expect(memberPage.getByRole('contentinfo')).toBeVisible();
      const overflow = await memberPage.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(overflow, path).toBeLessThanOrEqual(0);
    }
  });
});
