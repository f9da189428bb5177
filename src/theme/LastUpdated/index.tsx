import type { ReactNode } from 'react';
import Translate from '@docusaurus/Translate';
import { ThemeClassNames } from '@docusaurus/theme-common';
import { shortDate } from '@kurser/shared/swedishDate';
import type { Props } from '@theme/LastUpdated';

function OnDate({ date }: { readonly date: Date }): ReactNode {
  const time = (
    <b>
      <time dateTime={date.toISOString()} itemProp="dateModified">
        {shortDate(date)}
      </time>
    </b>
  );
  return (
    <Translate id="theme.lastUpdated.atDate" values={{ date: time }}>
      {' on {date}'}
    </Translate>
  );
}

/** When a page was changed last. By whom is nobody's business. */
export default function LastUpdated({ lastUpdatedAt }: Props): ReactNode {
  const atDate = typeof lastUpdatedAt === 'number' ? <OnDate date={new Date(lastUpdatedAt)} /> : '';
  return (
    <span className={ThemeClassNames.common.lastUpdated}>
      <Translate id="theme.lastUpdated.lastUpdatedAtBy" values={{ atDate, byUser: '' }}>
        {'Last updated{atDate}{byUser}'}
      </Translate>
    </span>
  );
}
