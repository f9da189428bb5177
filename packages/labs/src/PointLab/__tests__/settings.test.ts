import { describe, expect, it } from 'vitest';
import { parseSettings } from '../settings';

const fence = (text: string) => ({ language: 'text', meta: '', text });

describe('parseSettings', () => {
  it('gives each model data it can learn from', () => {
    for (const model of ['knn', 'linear', 'logistic', 'tree', 'kmeans'])
      expect(parseSettings({ model }, []).models).toEqual([model]);
    expect(parseSettings({}, []).models).toEqual(['knn']);
  });

  it('reads a table from the fence', () => {
    const { dataset } = parseSettings({ model: 'linear' }, [fence('x; y\n1; 2\n2; 5')]);
    expect(dataset.samples).toHaveLength(2);
  });

  it('sets the rate for the features: small for the axes as they are, larger for scaled ones', () => {
    expect(parseSettings({ model: 'logistic' }, []).options.rate.logistic).toBe(0.1);
    expect(parseSettings({ model: 'logistic', data: 'blad' }, []).options.rate.logistic).toBe(1);
    expect(parseSettings({ model: 'logistic', rate: 0.5 }, []).options.rate.logistic).toBe(0.5);
  });

  it.each([
    [{ model: 'svm' }, [], 'model har värdet "svm"'],
    [{ model: 'knn', data: 'linje' }, [], 'knn behöver en tredje kolumn'],
    [{ model: 'linear', data: 'frukt' }, [], 'linear behöver två kolumner'],
    [{ model: 'logistic', data: 'linje' }, [], 'logistic behöver två klasser'],
    [{ model: 'knn tree linear' }, [], 'linear behöver'],
    [{ model: 'knn', k: 0 }, [], 'k har värdet 0'],
    [{ model: 'knn', query: '99 99' }, [], 'ligger utanför axlarna'],
    [{ model: 'knn', data: 'frukt' }, [fence('x; y\n1; 2\n2; 5')], 'antingen i data'],
    [{ model: 'linear' }, [fence('x; y\n1; 2\n2')], 'rad 3'],
    [{ model: 'linear', steg: 3 }, [], 'steg är ingen egenskap'],
  ])('refuses %j', (props, fences, message) => {
    expect(() => parseSettings(props, fences)).toThrow(message);
    expect(() => parseSettings(props, fences)).toThrow('PointLab:');
  });
});
