// @generated from openapi.yaml and registry.yaml by npm run codegen

import { validateCampaignId, validateProjectId, validateStartedRun } from './components.js';
import { joined, mostErrors, ucs2length } from './runtime.js';

function validateRunsStartFromLeadsArguments(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){let vErrors = null;let errors = 0;if(data && typeof data == "object" && !Array.isArray(data)){
if(data.projectId === undefined){(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "projectId"},message:"must have required property '"+"projectId"+"'"});errors++;}
if(data.source === undefined){(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "source"},message:"must have required property '"+"source"+"'"});errors++;}
const key0Most = errors + mostErrors;
for(const key0 in data){if(errors >= key0Most) break;if(!(((((key0 === "projectId") || (key0 === "source")) || (key0 === "campaignBrief")) || (key0 === "campaignId")) || (key0 === "sourceDisplayLabel"))){(vErrors ??= []).push({instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});errors++;}}
if(data.projectId !== undefined){if(!(validateProjectId(data.projectId, {instancePath:instancePath+"/projectId",parentData:data,parentDataProperty:"projectId",rootData,dynamicAnchors}))){vErrors = joined(vErrors, validateProjectId.errors);errors = vErrors.length;}}
if(data.source !== undefined){let data1 = data.source;if(typeof data1 === "string"){if(ucs2length(data1) > 200){(vErrors ??= []).push({instancePath:instancePath+"/source",schemaPath:"#/properties/source/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"});errors++;}if(ucs2length(data1) < 1){(vErrors ??= []).push({instancePath:instancePath+"/source",schemaPath:"#/properties/source/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"});errors++;}}else {(vErrors ??= []).push({instancePath:instancePath+"/source",schemaPath:"#/properties/source/type",keyword:"type",params:{type: "string"},message:"must be string"});errors++;}}
if(data.campaignBrief !== undefined){let data2 = data.campaignBrief;if(typeof data2 === "string"){if(ucs2length(data2) > 65536){(vErrors ??= []).push({instancePath:instancePath+"/campaignBrief",schemaPath:"#/properties/campaignBrief/maxLength",keyword:"maxLength",params:{limit: 65536},message:"must NOT have more than 65536 characters"});errors++;}}else {(vErrors ??= []).push({instancePath:instancePath+"/campaignBrief",schemaPath:"#/properties/campaignBrief/type",keyword:"type",params:{type: "string"},message:"must be string"});errors++;}}
if(data.campaignId !== undefined){if(!(validateCampaignId(data.campaignId, {instancePath:instancePath+"/campaignId",parentData:data,parentDataProperty:"campaignId",rootData,dynamicAnchors}))){vErrors = joined(vErrors, validateCampaignId.errors);errors = vErrors.length;}}
if(data.sourceDisplayLabel !== undefined){let data4 = data.sourceDisplayLabel;if(typeof data4 === "string"){if(ucs2length(data4) > 200){(vErrors ??= []).push({instancePath:instancePath+"/sourceDisplayLabel",schemaPath:"#/properties/sourceDisplayLabel/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"});errors++;}}else {(vErrors ??= []).push({instancePath:instancePath+"/sourceDisplayLabel",schemaPath:"#/properties/sourceDisplayLabel/type",keyword:"type",params:{type: "string"},message:"must be string"});errors++;}}}else {(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"});errors++;}validateRunsStartFromLeadsArguments.errors = vErrors;return errors === 0;}
validateRunsStartFromLeadsArguments.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export {
  validateRunsStartFromLeadsArguments as args,
  validateStartedRun as value,
};
