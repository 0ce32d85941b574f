/** The facts about a failed flow run in the notice to the team. */
export interface FlowFailure {
  readonly flowId: string;
  readonly flowName: string;
  /** The step and its error, as in the log. */
  readonly reason: string;
  readonly leadId: string;
  /** The web address of the lead, for a person. */
  readonly address: string;
}

/** The subject and text of the mail to the team. */
export function formatFailureMail({ flowId, flowName, reason, leadId, address }: FlowFailure): {
  subject: string;
  text: string;
} {
  return {
    subject: `Flow failing: ${flowName}`,
    text:
      `A run of the flow “${flowName}” failed. Later steps did not start.\n\n` +
      `Why: ${reason.replaceAll(/\s+/g, ' ')}\nLead: ${address}\n\n` +
      'The next notice comes only after the flow has succeeded once or was changed. ' +
      'The log lists all failures:\n' +
      `npx outreach flow runs --flow ${flowId}\n\n` +
      'The inbound event is stored. When the flow works again, run it for the lead:\n' +
      `npx outreach flow run --flow ${flowId} --lead ${leadId}`,
  };
}
