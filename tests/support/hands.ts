import { screen } from '@testing-library/react'
import type { RenderedPortal } from '@tests/support/render'

/** Clicks and keys that do something; what is typed into one field is one, and so is what the system's file dialog asks. */
export function hands({ user }: Pick<RenderedPortal, 'user'>) {
  let presses = 0
  return {
    count: () => presses,
    click: async (name: string | RegExp, role = 'button') => {
      presses += 1
      await user.click(await screen.findByRole(role, { name }))
    },
    key: async (key: string) => {
      presses += 1
      await user.keyboard(key)
    },
    type: async (field: HTMLElement, text: string) => {
      presses += 1
      await user.type(field, text)
    },
    /** Choose files, all of the folder, open. */
    chooseFiles: async (files: File[]) => {
      presses += 3
      await user.upload(document.querySelector<HTMLInputElement>('input[type=file][multiple]')!, files)
    },
  }
}
