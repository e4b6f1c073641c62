import { describe, expect, it } from 'vitest'
import type { PlannedProject } from '@contract/modules/property/plan.views'
import { plannedProject } from '@/features/property/plan/planned-project'

const project = (id: string): PlannedProject => ({ id, name: id, kind: 'vertical', units: 1, available: 1 })
const all = ['a', 'b', 'c'].map(project)
const only = (...values: string[]) => ({ project_id: { filterType: 'set' as const, values } })

describe('the project of the plan', () => {
  it('is the one that the list is filtered by, whatever was looked at before', () => {
    expect(plannedProject(all, only('b'), 'c')?.id).toBe('b')
  })

  it('is the one last looked at among several, and else the first of them', () => {
    expect(plannedProject(all, only('b', 'c'), 'c')?.id).toBe('c')
    expect(plannedProject(all, only('b', 'c'), 'a')?.id).toBe('b')
  })

  it('is the one last looked at where the list shows all', () => {
    expect(plannedProject(all, {}, 'c')?.id).toBe('c')
    expect(plannedProject(all, {}, null)?.id).toBe('a')
  })

  it('is none where the list is filtered by one without units', () => {
    expect(plannedProject(all, only('gone'), null)).toBeUndefined()
  })
})
