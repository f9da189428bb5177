/** Logistic regression over one or two features: p = σ(weights · features + bias). */
export interface LogisticModel {
  readonly weights: readonly number[];
  readonly bias: number;
}

export interface LabelledFeatures {
  readonly features: readonly number[];
  readonly target: 0 | 1;
}

/** 1 / (1 + e⁻ᶻ). */
export function sigmoid(z: number): number {
  return 1 / (1 + Math.exp(-z));
}

/** All weights and the bias zero: every point has probability one half. */
export function startModel(features: number): LogisticModel {
  return { weights: Array.from({ length: features }, () => 0), bias: 0 };
}

/** The weighted sum before the sigmoid. */
function scoreOf({ weights, bias }: LogisticModel, features: readonly number[]): number {
  return weights.reduce((sum, weight, i) => sum + weight * (features[i] ?? 0), bias);
}

/** The probability of the class 1. */
export function probabilityOf(model: LogisticModel, features: readonly number[]): number {
  return sigmoid(scoreOf(model, features));
}

/**
 * The mean of −ln of the probability given to the right class; NaN without samples. Written as ln(1
 * + e⁻ᵐ) of the margin, so that a probability that rounds to 0 does not give ∞.
 */
export function crossEntropy(model: LogisticModel, samples: readonly LabelledFeatures[]): number {
  const losses = samples.map(({ features, target }) => {
    const margin = scoreOf(model, features) * (target === 1 ? 1 : -1);
    return margin > 0 ? Math.log1p(Math.exp(-margin)) : Math.log1p(Math.exp(margin)) - margin;
  });
  return losses.reduce((sum, loss) => sum + loss, 0) / losses.length;
}

/**
 * The cross entropy's derivatives: mean((p − target) · feature) for each weight, mean(p − target)
 * for the bias.
 */
export function entropyGradient(
  model: LogisticModel,
  samples: readonly LabelledFeatures[],
): LogisticModel {
  const weights = model.weights.map(() => 0);
  let bias = 0;
  for (const { features, target } of samples) {
    const error = (probabilityOf(model, features) - target) / samples.length;
    bias += error;
    features.forEach((feature, i) => {
      weights[i] = (weights[i] ?? 0) + error * feature;
    });
  }
  return { weights, bias };
}

/** The model after one step of gradient descent. */
export function descendLogistic(
  model: LogisticModel,
  samples: readonly LabelledFeatures[],
  rate: number,
): LogisticModel {
  const gradient = entropyGradient(model, samples);
  return {
    weights: model.weights.map((weight, i) => weight - rate * (gradient.weights[i] ?? 0)),
    bias: model.bias - rate * gradient.bias,
  };
}
