import { expect, it } from 'vitest'
import { isModuleCode } from '@contract/access/modules'
import { PARAMETERS } from '@contract/modules/parameters'
import { parameterTouches } from '@server/parameter-touches'
import { moduleOf, sentenceOf } from '@/features/settings/parameters/parameter-keys'
import { parametersPhrases } from '@/features/settings/parameters/parameters.phrases'

const { from: _from, none: _none, ...sentences } = parametersPhrases.touched

it('each figure whose records are counted says what becomes of them, and no sentence is said of none', () => {
  const counted = Object.keys(parameterTouches)
  const known = new Set(PARAMETERS.map(({ code }) => code))
  expect(counted.filter(code => !known.has(code))).toEqual([])
  expect([...new Set(counted.map(sentenceOf))].toSorted()).toEqual(Object.keys(sentences).toSorted())
})

it('each figure stands under a module that has a name', () => {
  expect(PARAMETERS.map(({ code }) => moduleOf(code)).filter(module => !isModuleCode(module))).toEqual([])
})
