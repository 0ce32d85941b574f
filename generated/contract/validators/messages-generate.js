// @generated from openapi.yaml and registry.yaml by npm run codegen

import { validateCampaignId, validateLeadId, validateMessage } from './components.js';
import { joined, mostErrors, ucs2length } from './runtime.js';

const schemaMessagesGenerateArguments = {"$id":"MessagesGenerateArguments","type":"object","required":["leadId"],"properties":{"leadId":{"$ref":"LeadId"},"campaignId":{"$ref":"CampaignId"},"channel":{"type":"string","enum":["email","linkedin"]},"language":{"type":"string","enum":["en","fi","sv","de"]},"outreachAngle":{"type":"string","maxLength":65536}},"additionalProperties":false};
function validateMessagesGenerateArguments(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){let vErrors = null;let errors = 0;if(data && typeof data == "object" && !Array.isArray(data)){
if(data.leadId === undefined){(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "leadId"},message:"must have required property '"+"leadId"+"'"});errors++;}
const key0Most = errors + mostErrors;
for(const key0 in data){if(errors >= key0Most) break;if(!(((((key0 === "leadId") || (key0 === "campaignId")) || (key0 === "channel")) || (key0 === "language")) || (key0 === "outreachAngle"))){(vErrors ??= []).push({instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});errors++;}}
if(data.leadId !== undefined){if(!(validateLeadId(data.leadId, {instancePath:instancePath+"/leadId",parentData:data,parentDataProperty:"leadId",rootData,dynamicAnchors}))){vErrors = joined(vErrors, validateLeadId.errors);errors = vErrors.length;}}
if(data.campaignId !== undefined){if(!(validateCampaignId(data.campaignId, {instancePath:instancePath+"/campaignId",parentData:data,parentDataProperty:"campaignId",rootData,dynamicAnchors}))){vErrors = joined(vErrors, validateCampaignId.errors);errors = vErrors.length;}}
if(data.channel !== undefined){let data2 = data.channel;if(typeof data2 !== "string"){(vErrors ??= []).push({instancePath:instancePath+"/channel",schemaPath:"#/properties/channel/type",keyword:"type",params:{type: "string"},message:"must be string"});errors++;}if(!((data2 === "email") || (data2 === "linkedin"))){(vErrors ??= []).push({instancePath:instancePath+"/channel",schemaPath:"#/properties/channel/enum",keyword:"enum",params:{allowedValues: schemaMessagesGenerateArguments.properties.channel.enum},message:"must be equal to one of the allowed values"});errors++;}}
if(data.language !== undefined){let data3 = data.language;if(typeof data3 !== "string"){(vErrors ??= []).push({instancePath:instancePath+"/language",schemaPath:"#/properties/language/type",keyword:"type",params:{type: "string"},message:"must be string"});errors++;}if(!((((data3 === "en") || (data3 === "fi")) || (data3 === "sv")) || (data3 === "de"))){(vErrors ??= []).push({instancePath:instancePath+"/language",schemaPath:"#/properties/language/enum",keyword:"enum",params:{allowedValues: schemaMessagesGenerateArguments.properties.language.enum},message:"must be equal to one of the allowed values"});errors++;}}
if(data.outreachAngle !== undefined){let data4 = data.outreachAngle;if(typeof data4 === "string"){if(ucs2length(data4) > 65536){(vErrors ??= []).push({instancePath:instancePath+"/outreachAngle",schemaPath:"#/properties/outreachAngle/maxLength",keyword:"maxLength",params:{limit: 65536},message:"must NOT have more than 65536 characters"});errors++;}}else {(vErrors ??= []).push({instancePath:instancePath+"/outreachAngle",schemaPath:"#/properties/outreachAngle/type",keyword:"type",params:{type: "string"},message:"must be string"});errors++;}}}else {(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"});errors++;}validateMessagesGenerateArguments.errors = vErrors;return errors === 0;}
validateMessagesGenerateArguments.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export {
  validateMessagesGenerateArguments as args,
  validateMessage as value,
};
