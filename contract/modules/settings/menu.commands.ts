import { defineCommands } from '@contract/kernel/define-commands'
import { changeMenuSchema, createMenuSchema, moveMenuSchema } from '@contract/modules/settings/menu.calls'
import { menuResource } from '@contract/modules/settings/menu.resource'

export const menuCommands = defineCommands(menuResource, {
  create: {
    on: 'list',
    path: '',
    permission: 'settings.menu.create',
    summary: 'Add an entry to the sidebar menu',
    body: createMenuSchema,
    makes: true,
  },
  update: {
    path: '',
    method: 'PATCH',
    permission: 'settings.menu.edit',
    summary: 'Change an entry of the sidebar menu',
    body: changeMenuSchema,
  },
  move: {
    permission: 'settings.menu.edit',
    summary: 'Put an entry of the sidebar menu in another place',
    body: moveMenuSchema,
  },
  delete: {
    path: '',
    method: 'DELETE',
    permission: 'settings.menu.delete',
    summary: 'Remove an entry from the sidebar menu',
    answer: null,
  },
})
