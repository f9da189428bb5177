import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';

test.fails('an error on the console fails the test that caused it', () => {
  console.error('ett fel');
});

test.fails('so does a warning of React itself', () => {
  render([<p>utan nyckel</p>, <p>utan nyckel</p>]);
});

test('nothing of the test before is left', () => {
  expect(document.body).toBeEmptyDOMElement();
  window.localStorage.setItem('ett', '1');
  render(<p>kvar</p>);
  expect(screen.getByText('kvar')).toBeVisible();
});

test('neither on the page nor on the device', () => {
  expect(document.body).toBeEmptyDOMElement();
  expect(window.localStorage).toHaveLength(0);
});
