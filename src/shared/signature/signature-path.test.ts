import { describe, expect, it } from 'vitest'
import { signatureSchema } from '@contract/modules/cash-advance/cash-advance.calls'
import { beginStroke, goOn, PLAIN_LINE, pointOf } from '@/shared/signature/signature-path'

const drawn = (path: string) =>
  signatureSchema.safeParse({ signed_name: 'Nico Reyes', drawing: path, text: 'I agree' }).success

describe('a drawn signature', () => {
  it('is strokes between whole points of its picture', () => {
    const first = beginStroke('', pointOf(10.4, 20.6))
    const stroke = goOn(first, [10, 21], pointOf(30, 40))
    expect(stroke).toBe('M10 21L10 21L30 40')
    expect(goOn(stroke, [30, 40], pointOf(31, 41))).toBe(stroke)
    expect(pointOf(-5, 900)).toEqual([0, 200])
    expect(drawn(beginStroke(stroke, pointOf(50, 50)))).toBe(true)
  })

  it('ends before it is too large to be kept', () => {
    let path = beginStroke('', [0, 0])
    for (let step = 0; step < 5_000; step += 1) path = goOn(path, [0, 0], pointOf(600, 200))
    expect(drawn(path)).toBe(true)
  })

  it('may be a line under the typed name, and never nothing', () => {
    expect(drawn(PLAIN_LINE)).toBe(true)
    expect(drawn('')).toBe(false)
    expect(drawn('M1 1L2 2<script>')).toBe(false)
  })
})
