import { execFile } from 'node:child_process'
import { cp, mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'

const root = path.resolve(import.meta.dirname, '..', '..')
const RULES = [
  '.dependency-cruiser.cjs',
  '.oxlintrc.json',
  'tsconfig.json',
  'package.json',
  'scripts/lib/doors.cjs',
]

export type PlantedTree = {
  plant(files: Record<string, string>): Promise<void>
  /** What a tool prints about the tree, whatever code it ends with. */
  run(tool: string, ...args: string[]): Promise<string>
  remove(): Promise<void>
}

/** A tree of a few files under the rules of the house: whole programs and import graphs of it are quickly built. */
export async function plantedTree(): Promise<PlantedTree> {
  const copy = await mkdtemp(path.join(tmpdir(), 'portal-imports-'))
  for (const file of RULES) await cp(path.join(root, file), path.join(copy, file))
  await symlink(path.join(root, 'node_modules'), path.join(copy, 'node_modules'))
  return {
    plant: async files => {
      for (const [file, code] of Object.entries(files)) {
        await mkdir(path.dirname(path.join(copy, file)), { recursive: true })
        await writeFile(path.join(copy, file), code)
      }
    },
    run: (tool, ...args) => {
      const command = [path.join(root, 'node_modules', tool), ...args]
      return new Promise((resolve, reject) => {
        execFile(process.execPath, command, { cwd: copy, maxBuffer: 64_000_000 }, (error, stdout, stderr) => {
          if (stdout) resolve(stdout)
          else reject(error ?? new Error(stderr))
        })
      })
    },
    remove: () => rm(copy, { recursive: true, force: true }),
  }
}
