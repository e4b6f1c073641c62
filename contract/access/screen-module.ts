import type { ModuleCode } from '@contract/access/modules'
import { permissionOf } from '@contract/access/permission-catalogue'
import type { ScreenDeclaration } from '@contract/access/screens/screen'

/** By which module a screen is switched on and off. */
export function moduleOfScreen({ path, module, permission }: ScreenDeclaration): ModuleCode {
  if (module) return module
  if (permission === null) throw new Error(`No module switches ${path}`)
  return permissionOf(permission).module
}
