import { describe, expect, it } from 'vitest'
import { exampleStory } from './example-story.ts'

describe('the price story on the home page', () => {
  it('PROD-15 tells the figures that a calculation by hand gives', () => {
    // (4.20 + 0.60) × 1.12 + 0.75 = 6.126; / 0.6 = 10.21; up to .99 = 10.99
    const story = exampleStory(400_000)
    expect(story.cost).toBe(6_130_000)
    expect(story.price).toBe(10_990_000)
    expect(story.profit).toBe(4_860_000)
    expect(story.steps.map((step) => [step.kind, step.running])).toEqual([
      ['base', 4_200_000],
      ['shipping', 4_800_000],
      ['duty', 5_380_000],
      ['extra', 6_130_000],
      ['cost', 6_130_000],
      ['margin', 10_210_000],
      ['ending', 10_990_000],
      ['price', 10_990_000],
    ])
  })

  it('PROD-15 the steps add up to the price at every margin that the page offers', () => {
    for (const margin of [300_000, 400_000, 500_000]) {
      const { steps, price } = exampleStory(margin)
      expect(steps.reduce((sum, step) => sum + step.amount, 0)).toBe(price)
    }
  })
})
