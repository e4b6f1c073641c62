import { restoreCommand } from '@server/commands/restore/restore-command'
import { runProcess } from '@server/commands/shared/run-command'

void runProcess(restoreCommand)
