import { defineCommands } from '@contract/kernel/define-commands'
import {
  activateUserSchema,
  changeUserRolesSchema,
  changeUserSchema,
  changeUserUnitsSchema,
  createUserSchema,
} from '@contract/modules/settings/user.calls'
import { userResource } from '@contract/modules/settings/user.resource'

export const userCommands = defineCommands(userResource, {
  create: {
    on: 'list',
    path: '',
    permission: 'settings.user.create',
    summary: 'A new account, whose holder is invited by mail',
    body: createUserSchema,
    makes: true,
  },
  update: {
    path: '',
    method: 'PATCH',
    permission: 'settings.user.edit',
    summary: 'Change an account',
    body: changeUserSchema,
  },
  activate: {
    permission: 'settings.user.assign_role',
    summary: 'Activate a pending account with roles and a unit',
    body: activateUserSchema,
  },
  suspend: {
    permission: 'settings.user.suspend',
    summary: 'Put an account out at once',
  },
  reactivate: {
    permission: 'settings.user.suspend',
    summary: 'Let a suspended account in again',
  },
  change_roles: {
    path: 'roles',
    permission: 'settings.user.assign_role',
    summary: 'Set the roles of a person, with their dates',
    body: changeUserRolesSchema,
  },
  change_units: {
    path: 'units',
    permission: 'settings.user.assign_role',
    summary: 'Set the units that a person has over or under what the roles reach',
    body: changeUserUnitsSchema,
  },
  unlock: {
    permission: 'settings.user.reset_password',
    summary: 'Lift the lock after failed sign-ins',
    ignoresVersion: true,
    answer: null,
  },
  send_reset: {
    permission: 'settings.user.reset_password',
    summary: 'Mail a link that sets a new password',
    ignoresVersion: true,
    answer: null,
  },
  end_sessions: {
    permission: 'settings.user.suspend',
    summary: 'End all sessions of a user',
    ignoresVersion: true,
    answer: null,
  },
})
