import type { FileService } from '@server/platform/files/files.service'

/** Of documents of the demo that have no files. */
export const NO_FILES = new Proxy({} as FileService, {
  get: () => () => Promise.reject(new Error('the demo has no papers')),
})
