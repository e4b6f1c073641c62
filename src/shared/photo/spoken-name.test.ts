import { expect, it } from 'vitest'
import { spokenName } from '@/shared/photo/spoken-name'

it.each([
  ['Inting, Paolo S.', 'Paolo Inting'],
  ['Dela Cruz, Maria Luz', 'Maria Luz Dela Cruz'],
  ['Paolo Inting', 'Paolo Inting'],
  ['Inting,', 'Inting,'],
])('is the name as one speaks it: "%s" is %s', (name, spoken) => {
  expect(spokenName(name)).toBe(spoken)
})
