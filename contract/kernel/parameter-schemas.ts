import { z } from 'zod'

/** A whole number of hours, days or things, between two bounds. */
export const wholeNumber = (least: number, most: number) =>
  z.number().int().min(least, 'number_out_of_range').max(most, 'number_out_of_range')
