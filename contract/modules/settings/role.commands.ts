import { defineCommands } from '@contract/kernel/define-commands'
import {
  changeRoleRightsSchema,
  changeRoleUnitsSchema,
  roleRightsSchema,
} from '@contract/modules/settings/role.calls'
import { roleResource } from '@contract/modules/settings/role.resource'

export const roleCommands = defineCommands(roleResource, {
  change_rights: {
    path: 'rights',
    permission: 'settings.role.assign_permission',
    summary: 'Set the rights of a role',
    body: changeRoleRightsSchema,
    answer: roleRightsSchema,
  },
  change_units: {
    path: 'units',
    permission: 'settings.role.assign_ou',
    summary: 'Choose the operating units that a role reaches',
    body: changeRoleUnitsSchema,
    answer: roleRightsSchema,
  },
  delete: {
    path: '',
    method: 'DELETE',
    permission: 'settings.role.delete',
    summary: 'Delete a role that nobody holds',
    answer: null,
  },
})
