import type { Command } from 'commander';
import { withStore } from './database.ts';
import { formatTime, print, printList, type OutputOptions } from './output.ts';

const purposes = {
  reset: 'choose a new password',
  invitation: 'make an account',
} as const;

/** The people who can sign in. */
export function definePerson(person: Command): void {
  person
    .command('list')
    .description('list the people with an account, and their roles')
    .option('--json', 'print one JSON object')
    .action(async (options: OutputOptions) => {
      const { listPersons } = await import('../store/queries/persons.ts');
      const persons = await withStore((store) => listPersons(store));
      printList(options, { persons }, persons, ({ personId, email, name, members, seenAt, isDisabled }) => [
        personId,
        email,
        name,
        members.map(({ orgId, role }) => `${role} of ${orgId}`).join(', '),
        seenAt === null ? 'not signed in' : `seen ${formatTime(seenAt)}`,
        isDisabled ? 'disabled' : '',
      ]);
    });
  person
    .command('link')
    .description(
      'print a one-time link: to choose a new password, or for a user without an account to make one',
    )
    .requiredOption('--email <address>', 'the address of the person or user')
    .option('--org <id>', 'the organisation, if the address has users or an account in several')
    .option('--json', 'print one JSON object')
    .action(async (options: OutputOptions & { email: string; org?: string }) => {
      const { createPersonLink } = await import('../people/person-link.ts');
      const { email, org: orgId } = options;
      const link = await withStore((store) => createPersonLink(store, { email, orgId }));
      print(options, link, [
        `With this link, ${link.email} can ${purposes[link.purpose]} once, until ${formatTime(link.expiresAt)}:`,
        link.url,
      ]);
    });
}
