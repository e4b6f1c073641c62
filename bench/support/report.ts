import { loadavg } from 'node:os'

export type Figure = Record<string, string | number>

/** JSON lines for machines, a table for people, and the load that the machine was under. */
export function report(question: string, figures: readonly Figure[]): void {
  const load = loadavg()[0]?.toFixed(2) ?? ''
  for (const figure of figures) console.log(JSON.stringify({ question, load, ...figure }))
  console.log(`\n${question} (load ${load})`)
  console.table(figures)
}

export function quantile(values: readonly number[], q: number): number {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(q * sorted.length))] ?? Number.NaN
}

export const rounded = (value: number, digits = 2) => Number(value.toFixed(digits))
