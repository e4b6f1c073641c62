import { expect, it } from 'vitest'
import { MODULES, moduleName } from '@contract/access/modules'
import { REFERENCES } from '@contract/kernel/references'
import { moduleOf } from '@/features/settings/roles/matrix-rows'
import { referenceLabel } from '@/shared/resource/reference.api'

it('a permission is of the module whose name it carries, however that calls itself', () => {
  for (const { code } of MODULES) {
    const module_label = referenceLabel(REFERENCES.module, { code, name: moduleName(code) })
    expect([module_label, moduleOf({ module_label })]).toEqual([module_label, code])
  }
  expect(moduleOf({ module_label: 'Rights · settings' })).toBe('settings')
})
