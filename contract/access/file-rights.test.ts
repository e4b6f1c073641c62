import { expect, it } from 'vitest'
import { FILE_RIGHTS } from '@contract/access/file-rights'
import { PERMISSIONS } from '@contract/access/permission-catalogue'

it('the rights to import and export are those of the catalogue, no more and no fewer', () => {
  const codes = PERMISSIONS.map(({ code }) => code).filter(code => /\.(import|export)$/.test(code))
  expect([...FILE_RIGHTS].sort()).toEqual(codes.sort())
})
