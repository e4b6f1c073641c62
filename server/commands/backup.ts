import { backupCommand } from '@server/commands/backup/backup-command'
import { runProcess } from '@server/commands/shared/run-command'

void runProcess(backupCommand)
